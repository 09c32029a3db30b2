/** Requests that one address may make to a contact form. */
export const contactLimit = { limit: { max: 30, perSeconds: 600 } };
