type Variables = Readonly<Record<string, string | undefined>>;

export function wantsTraces(env: Variables): boolean {
  const isOff = env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(endpoint) && !isOff;
}

/** These tokens give access, so they must not be in traces. */
const TOKEN = /(\/(?:booking\/manage|calendar|review|appeal)\/)[^/?\s]+/g;

/** Queries are removed, too, because they may name people. */
export function withoutSecrets(attributes: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') continue;
    attributes[name] = value.replace(/\?.*$/s, '').replace(TOKEN, '$1:token');
  }
}

/** Call the result when the process ends: it sends the traces that are left. */
export async function collectTraces(serviceName: string): Promise<() => Promise<void>> {
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
    ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const batches = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      {
        onStart: (span, parent) => batches.onStart(span, parent),
        onEnd: (span) => {
          withoutSecrets(span.attributes);
          batches.onEnd(span);
        },
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  });
  provider.register();
  return () => provider.shutdown();
}
