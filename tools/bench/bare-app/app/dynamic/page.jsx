export const dynamic = 'force-dynamic';

export default function DynamicPage() {
  return <h1>Bare page</h1>;
}
