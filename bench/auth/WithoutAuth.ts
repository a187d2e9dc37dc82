/** Stands in for the parts of sign-in that every page carries, in the build that is compared against. */
const nothing = () => null;
export { nothing as SessionKeeper, nothing as SessionMark };
