import { productName } from '../vocabulary/product.ts';
import type { PortalContactKind } from './portal-contact.ts';

/** What people wrote to the portal itself for, for the team and its letters. */
export const portalContactLabels: Readonly<Record<PortalContactKind, string>> = {
  potential: 'Busca vivienda o pide una videollamada',
  landing: 'Formulario de una página',
  'landing-tv': `${productName} TV`,
  'landing-postal': 'Campaña de postales',
  'fair-product': 'Mesa de bancos de la feria',
  fair: 'Registro en la feria',
};
