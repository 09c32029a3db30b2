/** Page behind the link that takes a deletion back, below the API's base. */
export const keepPath = '/users/delete/keep';
