/** Largest body that holds the form of a project, bytes: a draft may have a million characters, each of three bytes. */
export const formBodyLimit = 4 * 1024 * 1024;
