/** Words of the audit log. */
export const auditTexts = {
  title: 'Auditoría',
  lead: 'Quién hizo qué, cuándo y por qué. Nada de esto se puede cambiar ni borrar.',
  remote: 'Remoto',
  action: 'Qué',
  actor: 'Quién',
  all: 'Todos',
  allActions: 'Todo',
  older: 'Ver más antiguas',
  download: 'Descargar CSV',
  empty: 'Nada coincide con el filtro',
  emptyLead: 'Quita un filtro para ver más.',
  clear: 'Quitar filtros',
  filter: 'Filtrar por quién',
  deeds: {
    promote: 'publicó',
    rollback: 'volvió atrás',
    end: 'terminó un canal',
    pin: 'fijó',
    unpin: 'quitó la fijación',
    'release-offered': 'empezó a subir',
    'release-completed': 'subió',
    'release-collected': 'retiró archivos',
    'token-issued': 'entregó una clave',
    'token-revoked': 'retiró una clave',
    'key-added': 'agregó una llave',
    'key-retired': 'jubiló una llave',
    'key-revoked': 'revocó una llave',
    'composition-renewed': 'firmó de nuevo',
    'gate-overridden': 'publicó pese a la comprobación',
    'session-started': 'ingresó a la consola',
    'sessions-ended': 'cerró sesiones de la consola',
    'approval-asked': 'pidió una aprobación',
    'approval-given': 'aprobó lo que otra persona pidió',
    'remote-registered': 'registró un remoto',
    'remote-withdrawn': 'retiró un remoto del portal',
    'claim-granted': 'cedió direcciones a otro remoto',
    'claim-given-up': 'dejó algo que era suyo',
    'link-made': 'hizo un enlace QA',
    'link-used': 'se usó un enlace QA',
    'link-revoked': 'revocó un enlace QA',
  },
};

/** A deed in words; what the console does not know keeps its own name. */
export function deedText(action: string): string {
  const deeds: Readonly<Record<string, string>> = auditTexts.deeds;
  return deeds[action] ?? action;
}
