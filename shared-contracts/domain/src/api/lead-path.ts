/** Path of the call apart from its schemas: forms post to it without script. */
export const leadPath = '/leads';
