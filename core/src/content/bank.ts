/**
 * Every concept and every scenario. Build steps, tests and reports read this file; the web app fetches only the
 * published pieces it shows.
 */
import { type BankEntry, entryInWords } from './authoring.ts'
import * as anchoring from './biases/anchoring.ts'
import * as authorityBias from './biases/authority-bias.ts'
import * as availabilityHeuristic from './biases/availability-heuristic.ts'
import * as bandwagonEffect from './biases/bandwagon-effect.ts'
import * as baseRateNeglect from './biases/base-rate-neglect.ts'
import * as choiceOverload from './biases/choice-overload.ts'
import * as confirmationBias from './biases/confirmation-bias.ts'
import * as dunningKrugerEffect from './biases/dunning-kruger-effect.ts'
import * as endowmentEffect from './biases/endowment-effect.ts'
import * as framingEffect from './biases/framing-effect.ts'
import * as fundamentalAttributionError from './biases/fundamental-attribution-error.ts'
import * as haloEffect from './biases/halo-effect.ts'
import * as hindsightBias from './biases/hindsight-bias.ts'
import * as inGroupBias from './biases/in-group-bias.ts'
import * as lossAversion from './biases/loss-aversion.ts'
import * as negativityBias from './biases/negativity-bias.ts'
import * as optimismBias from './biases/optimism-bias.ts'
import * as overconfidenceEffect from './biases/overconfidence-effect.ts'
import * as planningFallacy from './biases/planning-fallacy.ts'
import * as recencyBias from './biases/recency-bias.ts'
import * as representativenessHeuristic from './biases/representativeness-heuristic.ts'
import * as socialProof from './biases/social-proof.ts'
import * as statusQuoBias from './biases/status-quo-bias.ts'
import * as survivorshipBias from './biases/survivorship-bias.ts'
import * as adHominem from './fallacies/ad-hominem.ts'
import * as ambiguity from './fallacies/ambiguity.ts'
import * as anecdotal from './fallacies/anecdotal.ts'
import * as appealToAuthority from './fallacies/appeal-to-authority.ts'
import * as appealToEmotion from './fallacies/appeal-to-emotion.ts'
import * as appealToNature from './fallacies/appeal-to-nature.ts'
import * as bandwagon from './fallacies/bandwagon.ts'
import * as beggingTheQuestion from './fallacies/begging-the-question.ts'
import * as blackOrWhite from './fallacies/black-or-white.ts'
import * as burdenOfProof from './fallacies/burden-of-proof.ts'
import * as compositionDivision from './fallacies/composition-division.ts'
import * as fallacyFallacy from './fallacies/fallacy-fallacy.ts'
import * as falseCause from './fallacies/false-cause.ts'
import * as gamblersFallacy from './fallacies/gamblers-fallacy.ts'
import * as geneticFallacy from './fallacies/genetic-fallacy.ts'
import * as loadedQuestion from './fallacies/loaded-question.ts'
import * as middleGround from './fallacies/middle-ground.ts'
import * as noTrueScotsman from './fallacies/no-true-scotsman.ts'
import * as personalIncredulity from './fallacies/personal-incredulity.ts'
import * as slipperySlope from './fallacies/slippery-slope.ts'
import * as specialPleading from './fallacies/special-pleading.ts'
import * as strawMan from './fallacies/straw-man.ts'
import * as texasSharpshooter from './fallacies/texas-sharpshooter.ts'
import * as tuQuoque from './fallacies/tu-quoque.ts'

/** All 48 concepts with their scenarios, in the order of their slots. */
export const BANK: readonly BankEntry[] = [
  strawMan,
  falseCause,
  adHominem,
  slipperySlope,
  appealToAuthority,
  blackOrWhite,
  bandwagon,
  appealToNature,
  anecdotal,
  appealToEmotion,
  tuQuoque,
  burdenOfProof,
  fallacyFallacy,
  personalIncredulity,
  specialPleading,
  loadedQuestion,
  ambiguity,
  gamblersFallacy,
  compositionDivision,
  noTrueScotsman,
  geneticFallacy,
  beggingTheQuestion,
  texasSharpshooter,
  middleGround,
  confirmationBias,
  anchoring,
  availabilityHeuristic,
  lossAversion,
  overconfidenceEffect,
  fundamentalAttributionError,
  socialProof,
  hindsightBias,
  planningFallacy,
  survivorshipBias,
  framingEffect,
  haloEffect,
  statusQuoBias,
  dunningKrugerEffect,
  inGroupBias,
  authorityBias,
  recencyBias,
  negativityBias,
  optimismBias,
  representativenessHeuristic,
  baseRateNeglect,
  endowmentEffect,
  choiceOverload,
  bandwagonEffect,
].map(entryInWords)
