let isFresh = false;

/** Somebody has just signed in on this page: what looks after sign-ins may come only now. */
export function markSignIn(): void {
  isFresh = true;
}

/** Whether somebody has signed in on this page and nobody has looked yet. */
export function takeSignIn(): boolean {
  const taken = isFresh;
  isFresh = false;
  return taken;
}
