/** Whether an error of the file system says that there is no such file. */
export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** For `catch`: an absent file is nothing, any other error goes on. */
export function unlessAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}
