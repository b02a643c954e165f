// Measures the cost of an empty request in Next.
const empty = () => new Response(null, { status: 204 });

export { empty as GET, empty as POST };
