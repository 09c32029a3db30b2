import type { ProblemType } from 'shared-contracts/api/problem.ts';

const statuses: Record<ProblemType, number> = {
  'invalid-input': 422,
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  unavailable: 503,
  internal: 500,
};

const titles: Record<ProblemType, string> = {
  'invalid-input': 'Revisa los datos e intenta de nuevo.',
  'not-signed-in': 'Inicia sesión para continuar.',
  'not-allowed': 'No tienes permiso para hacer esto.',
  'not-found': 'No encontramos lo que buscas.',
  conflict: 'Alguien cambió estos datos antes que tú.',
  'too-large': 'El archivo o el texto es demasiado grande.',
  'unsupported-type': 'Este tipo de contenido no se admite.',
  'too-many-requests': 'Hiciste demasiados intentos. Espera un momento.',
  unavailable: 'El servicio no está disponible en este momento.',
  internal: 'Ocurrió un error. Por favor contacta a soporte.',
};

/** A request that is refused by protocol; the error handler turns it into problem+json. */
export class Refusal extends Error {
  readonly type: ProblemType;
  readonly status: number;
  readonly issues: Readonly<Record<string, string>> | undefined;

  constructor(type: ProblemType, issues?: Readonly<Record<string, string>>) {
    super(titles[type]);
    this.name = 'Refusal';
    this.type = type;
    this.status = statuses[type];
    this.issues = issues;
  }
}

/** The row, or a 404 where there is none. */
export function found<Row>(row: Row | undefined | null): Row {
  if (row === undefined || row === null) throw new Refusal('not-found');
  return row;
}
