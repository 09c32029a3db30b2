/** Characters of the longest answer in words of one's own to a short survey. */
export const shortAnswerLimit = 1000;
