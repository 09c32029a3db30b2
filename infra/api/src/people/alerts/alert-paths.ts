/** Pages below /api that links in mails of alerts lead to. */
export const alertPaths = {
  confirm: '/alertas/confirmar',
  end: '/alertas/baja',
  endDigest: '/alertas/baja-correo',
} as const;
