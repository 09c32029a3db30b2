import { routes } from '@umbral/domain/routes/table.ts';

/** Where a person is on the way into a fair: its registration, or the desk of its banks. */
export type RegistrationStep = 'visitor' | 'bank';

export interface RegistrationChoice {
  readonly step: RegistrationStep;
  /** The fair by its slug, where it is not the one that leads. */
  readonly fair?: string;
  /** The stand that somebody came from, by its builder's slug. */
  readonly stand?: string;
}

const names = { step: 'paso', fair: 'feria', stand: 'estand' } as const;
const bankStep = 'bancos';
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The address of a step of the registration. */
export function registrationHref({ step = 'visitor', fair, stand }: Partial<RegistrationChoice> = {}): string {
  const query = new URLSearchParams();
  if (step === 'bank') query.set(names.step, bankStep);
  if (fair) query.set(names.fair, fair);
  if (stand) query.set(names.stand, stand);
  const path = routes.fairRegistration.href();
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The address of the thanks of a fair. */
export function thanksHref(fair: string): string {
  return `${routes.fairThanks.href()}?${names.fair}=${fair}`;
}

/** The reverse: any other step is the registration, a word that is no slug no fair and no stand. */
export function readRegistration({ searchParams }: URL): RegistrationChoice {
  const named = (name: string) => slug.exec(searchParams.get(name) ?? '')?.[0];
  const fair = named(names.fair);
  const stand = named(names.stand);
  return {
    step: searchParams.get(names.step) === bankStep ? 'bank' : 'visitor',
    ...(fair ? { fair } : {}),
    ...(stand ? { stand } : {}),
  };
}
