/** Where the newsletter's form stands on a page that embeds it. */
export const newsletterAnchor = 'boletin';
