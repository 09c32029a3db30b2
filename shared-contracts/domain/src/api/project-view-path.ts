/** Path of the call apart from its schemas: every visit sends it, without waiting for them. */
export const projectViewPath = '/proyecto/{id}/view';
