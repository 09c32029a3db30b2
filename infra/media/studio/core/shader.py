"""A short way to write node materials: every method returns an output socket."""

import bpy


class Shader:
    """Node tree of one material, or of another tree such as the world's."""

    def __init__(self, name, tree=None):
        self.coordinates = None
        if tree is not None:
            self.tree = tree
            return
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        """A node `ShaderNode<kind>`; inputs are values, triples or sockets to link."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if hasattr(value, "is_output"):
                self.tree.links.new(value, socket)
            elif socket.type == "RGBA" and len(value) == 3:
                socket.default_value = (*value, 1)
            else:
                socket.default_value = value
        return node

    def texture_coordinates(self):
        if self.coordinates is None:
            self.coordinates = self.node("TexCoord")
        return self.coordinates.outputs

    def uv(self):
        """Metres along the face."""
        return self.texture_coordinates()["UV"]

    def position(self):
        """Position in the object's own space."""
        return self.texture_coordinates()["Object"]

    def noise(self, scale, detail=5, vector=None, roughness=0.55, output="Fac"):
        return self.node(
            "TexNoise",
            {
                "Vector": vector or self.position(),
                "Scale": scale,
                "Detail": detail,
                "Roughness": roughness,
            },
        ).outputs[output]

    def ramp(self, factor, stops):
        """Colour ramp; stops are (position, value or triple)."""
        node = self.node("ValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position = position
            triple = value if hasattr(value, "__len__") else (value,) * 3
            element.color = (*triple, 1)
        return node.outputs["Color"]

    def mix(self, factor, first, second, blend="MIX"):
        return self.node(
            "MixRGB",
            {"Fac": factor, "Color1": first, "Color2": second},
            blend_type=blend,
        ).outputs["Color"]

    def math(self, operation, first, second=0.0):
        return self.node("Math", {0: first, 1: second}, operation=operation).outputs[0]

    def vector(self, operation, first, second):
        """Vector arithmetic; for SCALE the second value is a number."""
        key = "Scale" if operation == "SCALE" else 1
        return self.node("VectorMath", {0: first, key: second}, operation=operation).outputs[0]

    def mapped(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        return self.node(
            "Mapping",
            {
                "Vector": vector,
                "Scale": scale,
                "Rotation": rotation,
                "Location": location,
            },
        ).outputs[0]

    def bump(self, height, distance=0.01, strength=0.6):
        return self.node(
            "Bump", {"Height": height, "Distance": distance, "Strength": strength}
        ).outputs[0]

    def surface(self, color, roughness=0.5, normal=None, metallic=0.0, specular=0.5, **extra):
        """Principled surface."""
        inputs = {
            "Base Color": color,
            "Roughness": roughness,
            "Metallic": metallic,
            "Specular": specular,
            **extra,
        }
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("BsdfPrincipled", inputs).outputs[0]

    def diffuse(self, color):
        return self.node("BsdfDiffuse", {"Color": color}).outputs[0]

    def translucent(self, color):
        return self.node("BsdfTranslucent", {"Color": color}).outputs[0]

    def transparent(self, color=(1, 1, 1)):
        return self.node("BsdfTransparent", {"Color": color}).outputs[0]

    def glossy(self, roughness, normal=None, color=(1, 1, 1)):
        inputs = {"Color": color, "Roughness": roughness}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("BsdfGlossy", inputs).outputs[0]

    def emission(self, color, strength):
        return self.node("Emission", {"Color": color, "Strength": strength}).outputs[0]

    def fresnel(self, index):
        return self.node("Fresnel", {"IOR": index}).outputs[0]

    def mixed(self, factor, first, second):
        """Mix of two shaders."""
        return self.node("MixShader", {0: factor, 1: first, 2: second}).outputs[0]

    def added(self, first, second):
        """Sum of two shaders."""
        return self.node("AddShader", {0: first, 1: second}).outputs[0]

    def finish(self, surface):
        """Connects the surface to the output and gives the material."""
        self.tree.links.new(surface, self.output.inputs[0])
        return self.material

    def finish_unsampled(self, surface):
        """As `finish`, but its glow is never sampled as a light (3.4 has no light tree)."""
        material = self.finish(surface)
        material.cycles.sample_as_light = False
        return material
