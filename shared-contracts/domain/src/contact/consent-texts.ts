import { productName } from '../vocabulary/product.ts';

// Sentences that people agree to in forms about a home. What is kept of a consent is the very sentence with its hash:
// whoever changes one here changes what is kept from then on.

/** What forms show as a link at the end of the sentence. */
export const policyName = 'Política de tratamiento de datos';

/** The sentence up to the name of the policy; nobody finds it ticked [B102]. */
export function contactConsentLead(builder: string): string {
  return `Autorizo a ${productName} y a ${builder} para tratar mis datos con el fin de responder esta solicitud, según la Ley 1581 de 2012 y la`;
}

/** The whole sentence, as it is kept and sent back by mail. */
export function contactConsent(builder: string): string {
  return `${contactConsentLead(builder)} ${policyName}.`;
}

/** Up to the name of the policy: registering at a fair, and asking the banks at its desk [B102]. */
export const fairConsentLeads = {
  fair: `Autorizo a ${productName} y a quienes participan en la feria para tratar mis datos con el fin de atender este registro, según la Ley 1581 de 2012 y la`,
  bank: `Autorizo a ${productName} y a los bancos de la feria para tratar mis datos con el fin de estudiar esta solicitud, según la Ley 1581 de 2012 y la`,
} as const;

/** The whole sentence of a form of a fair, as it is kept. */
export function fairConsent(form: keyof typeof fairConsentLeads): string {
  return `${fairConsentLeads[form]} ${policyName}.`;
}
