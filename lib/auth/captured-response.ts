import 'server-only';

/** Collects what next-auth writes to a Node response, as a `Response`. */
export function captureResponse(initial: Readonly<Record<string, string>>) {
  const headers = new Map<string, string | readonly string[]>(
    Object.entries(initial).map(([name, value]) => [name.toLowerCase(), value]),
  );
  let status = 200;
  let body: string | null = null;
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: string | readonly string[]) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    json(value: unknown) {
      response.setHeader('content-type', 'application/json');
      body = JSON.stringify(value);
    },
    send(value: unknown) {
      body = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
    },
    end() {},
  };
  return {
    response,
    toResponse(): Response {
      const sent = new Headers();
      for (const [name, value] of headers) {
        // next-auth puts request values into redirects, and headers may hold ASCII only.
        const plain = (text: string) => text.replace(/[^\x20-\x7e]+/gu, encodeURIComponent);
        for (const one of typeof value === 'string' ? [value] : value)
          sent.append(name, plain(one));
      }
      return new Response(body, { status, headers: sent });
    },
  };
}
