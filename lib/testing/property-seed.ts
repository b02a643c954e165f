import fc from "fast-check";

/**
 * Property tests generate the same values in each run, so that none fails for a change
 * that did not cause it. The scheduled workflow looks for new counterexamples.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] || 1) });
