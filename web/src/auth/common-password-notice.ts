/** Said beside a password that is easy to guess. It is a hint, never a refusal. */
export const COMMON_PASSWORD = 'This password is among the first that attackers try. A longer one of your own is safer.'
