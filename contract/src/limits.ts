// Apart from the schemas that keep them, for pages that come without schemas.

/** R-AUTH-10: shorter than this cannot be a password, so nobody has to wait for the server to say so. */
export const passwordAtLeast = 8;

/** Images of displays are few: nobody looks at more than so many at a time. */
export const askedImagesAtMost = 50;
