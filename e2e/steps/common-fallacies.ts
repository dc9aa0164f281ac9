/** The fallacies of the Standard Quiz as the specification lists them, spelled out here so that a wrong list shows. */
export const COMMON_FALLACIES: readonly string[] = [
  'Straw Man',
  'False Cause',
  'Ad Hominem',
  'Slippery Slope',
  'Appeal to Authority',
  'Black-or-White',
  'Bandwagon',
  'Appeal to Nature',
  'Anecdotal',
  'Appeal to Emotion',
  'Tu Quoque',
  'Burden of Proof',
]
