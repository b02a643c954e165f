/** In apps, the words after it are a name. */
export const PAID_TO =
  /^\W*(paid|money sent|sent|transfer(red)?|money transferred) (to|at)\b/i;
