/** Why a command does nothing, in one sentence that says what to do. */
export class AdminProblem extends Error {
  override name = 'AdminProblem';
}
