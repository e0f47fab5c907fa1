export default function PrerenderedPage() {
  return <h1>Bare page</h1>;
}
