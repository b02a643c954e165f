// What a request costs before anything is done for it.
const empty = () => new Response(null, { status: 204 });

export { empty as GET, empty as POST };
