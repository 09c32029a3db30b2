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
