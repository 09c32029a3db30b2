/** Sentences about canonical rules and redirects. */
export const seoTexts = {
  canonical: { saved: 'Guardamos la regla canonical.', deleted: 'Eliminamos la regla canonical.' },
  redirect: {
    saved: 'Guardamos la redirección.',
    deleted: 'Eliminamos la redirección.',
    loop: 'Esta redirección haría un ciclo con otra.',
    moved: 'Guardamos la redirección. Las que llegaban a su origen ahora llevan al nuevo destino.',
    chain: 'El destino ya se redirige a otra dirección. Apunta directo a: ',
  },
} as const;
