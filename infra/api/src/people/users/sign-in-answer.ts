/** The frame of an answer that signs nobody in: `reason` says why. */
export const notSignedIn = {
  ok: 0 as const,
  user: null,
  second_step: null,
  needs_second_factor: false,
  work: null,
};

/** The frame of one that does: `user` says whom. */
export const signedIn = { ok: 1 as const, reason: null, second_step: null, needs_second_factor: false, work: null };
