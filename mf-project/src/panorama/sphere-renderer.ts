import type { SphereView } from './sphere-view.ts';

const vertexShader = `#version 300 es
in vec2 corner;
out vec2 place;
void main() {
  place = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** One ray for each pixel, turned by pitch and yaw, looks up its place on the equirectangular picture. */
const fragmentShader = `#version 300 es
precision highp float;
const float PI = 3.141592653589793;
in vec2 place;
out vec4 color;
uniform sampler2D picture;
uniform vec3 view;
uniform float aspect;
void main() {
  float reach = tan(view.z * 0.5);
  vec3 ray = normalize(vec3(place.x * aspect * reach, place.y * reach, 1.0));
  float c = cos(view.y), s = sin(view.y);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  float longitude = atan(ray.x, ray.z) + view.x;
  float latitude = asin(clamp(ray.y, -1.0, 1.0));
  color = texture(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - latitude / PI));
}`;

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('the graphics context gives no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentShader));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'no program');
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook of React
  gl.useProgram(program);
  return program;
}

function fillWithTriangles(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
}

/** Round the sphere the picture repeats, above and below it ends. */
function bindPicture(gl: WebGL2RenderingContext): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
}

export interface SphereRenderer {
  /** Takes an equirectangular picture in place of the one before. */
  show(picture: TexImageSource): void;
  draw(view: SphereView): void;
  dispose(): void;
}

/** Draws equirectangular pictures from inside the sphere; null where the browser has no WebGL 2. */
export function createSphereRenderer(canvas: HTMLCanvasElement): SphereRenderer | null {
  const gl = canvas.getContext('webgl2', { antialias: false, powerPreference: 'low-power' });
  if (!gl) return null;
  const program = link(gl);
  fillWithTriangles(gl, program);
  bindPicture(gl);
  const view = gl.getUniformLocation(program, 'view');
  const aspect = gl.getUniformLocation(program, 'aspect');
  return {
    show: (picture) => gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture),
    draw({ yaw, pitch, fov }) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform3f(view, yaw, pitch, fov);
      gl.uniform1f(aspect, canvas.width / Math.max(canvas.height, 1));
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
