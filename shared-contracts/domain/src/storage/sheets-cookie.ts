/**
 * Cookie with the composition whose style sheets this browser has fetched, and its lifetime in seconds: its documents
 * link them. Apart from the others, for only the shell sets and reads it.
 */
export const sheetsCookie = { name: 'sheets', maxAge: 30 * 86_400 } as const;
