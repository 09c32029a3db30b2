let typed: string | undefined;

/** Keeps an address for the form that comes next: in memory only, never in an address or a history. */
export function keepTypedEmail(email: string): void {
  typed = email;
}

/** The address that was typed on the page before, once. */
export function takeTypedEmail(): string | undefined {
  const email = typed;
  typed = undefined;
  return email;
}
