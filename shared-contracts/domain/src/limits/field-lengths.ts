/** Characters that a password has at least [B074]. */
export const passwordMinLength = 8;
/** Characters that the name in a stand-alone form has at least [B060]. */
export const leadNameMinLength = 5;
/** Characters that the name of who comments has at least [B068]. */
export const commentNameMinLength = 3;
