/** A drawing of the plant's address for cameras; the backend makes it. */
export const qrHref = (plantId: number): string => `/api/qr/plants/${plantId}.svg`;
