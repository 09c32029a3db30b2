/** Pages below /api that links in letters about homes lead to. */
export const watchPaths = { confirm: '/avisos/confirmar', end: '/avisos/baja' } as const;
