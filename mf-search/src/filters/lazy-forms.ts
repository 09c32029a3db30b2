import { use, useEffect } from 'react';

type Forms = typeof import('./filter-forms.tsx');

let forms: Forms | undefined;
const arrival = Promise.withResolvers<Forms>();

/**
 * Loads the code of the filter forms. Loaders wait for it, so that a page is drawn with its forms; a page that the server
 * drew has them already as markup that works by itself, and asks for their code when somebody comes near.
 */
export async function loadForms(): Promise<void> {
  if (forms) return;
  forms = await import(/* webpackChunkName: "filter-forms" */ './filter-forms.tsx');
  arrival.resolve(forms);
}

/** The forms, once they are there; until then the markup of the server stays as it is. */
export function useForms(): Forms {
  return forms ?? use(arrival.promise);
}

/** Fetches the code of the forms at a sign of interest; where it does not come, the markup goes on working by itself. */
export function wantForms(): void {
  loadForms().catch(() => undefined);
}

/** Attributes of what stands around the buttons that open a form: its code comes with the first sign of interest. */
export const wantsForms = { onPointerEnter: wantForms, onFocus: wantForms, onClick: wantForms } as const;

/** Stands where a form is not drawn yet: somebody came back to a page that the server has not drawn. */
export function FormsWanted(): null {
  useEffect(wantForms, []);
  return null;
}
