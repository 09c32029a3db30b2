export const product = 'Umbral';
export const footer = `${product} · Tratamos tus datos según la Ley 1581 de 2012. Escríbenos si quieres conocerlos, corregirlos o eliminarlos.`;
