/** Path of the call apart from its schemas: the form posts to it without script. */
export const contactPath = '/contactos';
