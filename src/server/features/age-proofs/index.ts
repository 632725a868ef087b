export { mountAgeProofs } from './age-proof.routes.ts';
export { ageProofOwnerOf } from './age-browser.ts';
export { deleteEndedAgeProofs, findAgeProof, type AgeProof } from './age-proof.queries.ts';
