/** Said of its script, and of its values. */
export const PLAN_FAILURE = "Your plan could not be loaded.";
