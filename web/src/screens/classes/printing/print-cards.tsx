import type { TeachersClass } from '@think-twice/contract/classes'
import { counted } from '@think-twice/core/wording/numbers'
import { Redirect } from 'wouter'
import { classAddress } from '../../../addresses.ts'
import { useClass, useSeatChanges, useSeatCodes } from '../../../data/classes.ts'
import { useAction } from '../../../data/use-action.ts'
import { PrintDesk } from '../../../parts/paper/print-desk.tsx'
import buttons from '../../../ui/button.module.css'
import { Stack } from '../../../ui/layout.tsx'
import typography from '../../../ui/text.module.css'
import { ClassPageLoading } from '../class-page.tsx'
import { CARDS_A_PAGE, JoinCards } from './join-cards.tsx'

/** The join cards of a named class. An anonymous one has none: its code is for everybody. */
export function PrintCards({ classId }: { classId: string }) {
  const query = useClass(classId)
  if (!query.data) return <ClassPageLoading query={query} what="This class" />
  if (query.data.kind === 'anonymous') return <Redirect to={classAddress(classId)} replace />
  return <Cards classroom={query.data} />
}

function Cards({ classroom }: { classroom: TeachersClass }) {
  const codes = useSeatCodes(classroom.id)
  const coded = classroom.seats.flatMap(({ id, label }) => {
    const code = codes.find((each) => each.id === id)?.seatCode
    return code === undefined ? [] : [{ id, label, seatCode: code }]
  })
  const pages = counted(Math.ceil(coded.length / CARDS_A_PAGE), 'page')
  const sheet = {
    name: 'Join cards',
    caption: `${counted(coded.length, 'card')} on ${pages}. Cut along the dashed lines.`,
    content: <JoinCards classroom={classroom} seats={coded} />,
  }
  return (
    <PrintDesk
      back={{ address: classAddress(classroom.id), name: classroom.name }}
      sheets={coded.length > 0 ? [sheet] : []}
    >
      <WithoutCode classroom={classroom} coded={coded} />
    </PrintDesk>
  )
}

/** Seats whose code this page no longer has. The server only has hashes, so a card takes a new code. */
function WithoutCode({ classroom, coded }: { classroom: TeachersClass; coded: readonly { id: string }[] }) {
  const { newCode } = useSeatChanges(classroom.id)
  const missing = classroom.seats.filter(({ id }) => coded.every((seat) => seat.id !== id))
  const unjoined = missing.filter(({ joinedAt }) => joinedAt === null)
  const making = useAction(async () => {
    for (const { id } of unjoined) await newCode.mutateAsync(id)
  }, 'The codes couldn’t be made')
  if (missing.length === 0) return null
  return (
    <Stack gap={3} top={4} start>
      <p className={typography.small}>
        {`${counted(missing.length, 'seat')} without a card: a seat code is shown once, when it is made. ${
          unjoined.length < missing.length
            ? 'Whoever has joined and lost the card gets a new code from you on the page of the class.'
            : ''
        }`}
      </p>
      {unjoined.length > 0 && (
        <button
          type="button"
          className={buttons.small}
          aria-busy={making.isPending}
          disabled={making.isPending}
          onClick={() => making.run()}
        >
          {`Make new codes for the ${counted(unjoined.length, 'seat')} nobody has taken`}
        </button>
      )}
      <div role="alert">{making.problem !== null && <p className={typography.small}>{making.problem}</p>}</div>
    </Stack>
  )
}
