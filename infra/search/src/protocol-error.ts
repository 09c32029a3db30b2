/** An expected refusal: its message and status go to the client as they are. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
    this.headers = headers;
  }
}

export const badRequest = (message: string) => new ProtocolError(400, message);
export const indexNotFound = (index: string) => new ProtocolError(404, `Index ${index} does not exist`);
export const objectNotFound = () => new ProtocolError(404, 'ObjectID does not exist');
