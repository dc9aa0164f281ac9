export function TodayScreen({ asked }: { asked: string }) {
  return <p>{asked}</p>
}
