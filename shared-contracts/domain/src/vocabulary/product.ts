/** The configured product slug: it stands in URLs, origin tags and a few texts. */
export const product = 'umbral';

/** The product's name as people read it. */
export const productName = 'Umbral';
