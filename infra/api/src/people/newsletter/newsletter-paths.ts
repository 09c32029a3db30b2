/** Pages below /api that links in mails of the newsletter lead to. */
export const newsletterPaths = { confirm: '/boletin/confirmar', end: '/boletin/baja' } as const;
