import type { Approval } from '../registry/answers.ts';

/** Words of what one person does not decide alone. */
export const approvalsTexts = {
  title: 'Aprobaciones',
  lead: 'Lo que nadie decide a solas: quién puede publicar, qué firmas valen, qué sale pese a la comprobación. Quien lo pide espera a otra persona, una hora como máximo.',
  list: 'Pedidas en la última hora',
  empty: 'Nadie espera una aprobación',
  emptyLead: 'Cuando alguien pida algo que necesita a dos personas, lo verás aquí.',
  asked: 'Pidió',
  own: 'La pediste tú: otra persona tiene que aprobarla.',
  given: (by: string) => `Aprobada por ${by}: falta que quien la pidió lo repita.`,
  used: (by: string) => `Aprobada por ${by}, y ya se hizo.`,
  approve: 'Aprobar',
  approveOf: (what: string, who: string) => `Aprobar: ${what}, de ${who}`,
  askTitle: '¿Aprobar esto?',
  askLead: (who: string) => `${who} podrá hacerlo una vez. Aprueba solo lo que sabes por qué se pide.`,
  cancel: 'Ahora no',
  done: 'Aprobada. Avísale a quien la pidió: ya puede repetir lo que pidió.',
  deeds: {
    token: 'Entregar una clave',
    key: 'Agregar una llave de firma',
    override: 'Publicar pese a la comprobación',
  } satisfies Record<Approval['deed'], string>,
  facts: {
    name: 'Nombre',
    role: 'Papel',
    remote: 'Remoto',
    remotes: 'Remotos',
    environment: 'Ambiente',
    days: 'Días',
    publicKey: 'Llave pública',
    signs: 'Firma',
    version: 'Versión',
    to: 'Hacia',
  },
};

/** The name of a fact in words; what the console does not know keeps its own. */
export function factLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = approvalsTexts.facts;
  return labels[key] ?? key;
}
