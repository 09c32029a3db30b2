/** An address on its way from one page to the next. */
interface TypedEmail {
  readonly email: string;
  /** It has passed the first step of a registration. */
  readonly isGiven: boolean;
}

const nothing: TypedEmail = { email: '', isGiven: false };
let typed = nothing;

/** Keeps an address for the form that comes next: in memory only, never in an address or a history. */
export function keepTypedEmail(email: string, isGiven = false): void {
  typed = { email, isGiven };
}

/** The address that was typed on the page before, once. */
export function takeTypedEmail(): TypedEmail {
  const taken = typed;
  typed = nothing;
  return taken;
}
