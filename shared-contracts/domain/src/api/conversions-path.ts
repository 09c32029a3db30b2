/** Path of the call apart from its schemas: a page that is being left sends it without them. */
export const conversionsPath = '/conversions';
