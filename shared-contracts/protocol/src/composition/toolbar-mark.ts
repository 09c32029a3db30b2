/**
 * Cookie that the console gives a browser in which somebody is signed in there. It proves nothing and opens nothing: by it
 * the portal knows in which documents it is worth asking the console who sits here.
 */
export const toolbarCookie = 'umbral_toolbar';
