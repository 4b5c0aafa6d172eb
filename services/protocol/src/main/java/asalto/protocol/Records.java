package asalto.protocol;

import asalto.rules.Fraction;
import asalto.rules.Named;
import asalto.rules.desafio.Action;
import asalto.rules.desafio.DamageDice;
import asalto.rules.desafio.Ruling;
import asalto.rules.desafio.StandingOrder;
import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** How the records of the rules become JSON and come back. */
final class Records {

    private Records() {}

    static ObjectMapper mapper() {
        return builder()
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
                .build();
    }

    static ObjectMapper mapperOfPictures() {
        return builder().build();
    }

    private static JsonMapper.Builder builder() {
        var limits = StreamReadConstraints.builder()
                .maxNestingDepth(Json.DEPTH)
                .maxNumberLength(Json.NUMBER_LENGTH)
                .maxNameLength(Json.TEXT_LENGTH)
                .build();
        return JsonMapper.builder(
                        JsonFactory.builder().streamReadConstraints(limits).build())
                .addModule(new Jdk8Module())
                .addModule(new SimpleModule("common").addSerializer(Fraction.class, new ToStringSerializer()))
                .addModule(desafio())
                .addMixIn(Action.class, ByKind.class)
                .addMixIn(Ruling.class, ByKind.class)
                .addMixIn(StandingOrder.class, AsWritten.class)
                .addMixIn(StandingOrder.When.class, AsWritten.class)
                .addMixIn(StandingOrder.Choice.class, AsWritten.class)
                .annotationIntrospector(new NamesOfEnums())
                // A record's properties are its components; `isFirearm()` is none.
                .visibility(PropertyAccessor.IS_GETTER, Visibility.NONE)
                // Lists and maps of ours never have nulls in them.
                .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES);
    }

    private static SimpleModule desafio() {
        var module = new SimpleModule("desafio");
        module.addAbstractTypeMapping(SequencedMap.class, LinkedHashMap.class);
        module.addSerializer(Action.Ailment.class, new AilmentJson.Writer());
        module.addDeserializer(Action.Ailment.class, new AilmentJson.Reader());
        module.addSerializer(DamageDice.class, new DamageDiceJson.Writer());
        module.addDeserializer(DamageDice.class, new DamageDiceJson.Reader());
        module.registerSubtypes(
                new NamedType(Action.Attack.class, "attack"),
                new NamedType(Action.Parry.class, "parry"),
                new NamedType(Action.Dodge.class, "dodge"),
                new NamedType(Action.Shoot.class, "shoot"),
                new NamedType(Action.Aim.class, "aim"),
                new NamedType(Action.Reload.class, "reload"),
                new NamedType(Action.Draw.class, "draw"),
                new NamedType(Action.PickUp.class, "pickUp"),
                new NamedType(Action.Stow.class, "stow"),
                new NamedType(Action.Drop.class, "drop"),
                new NamedType(Action.Move.class, "move"),
                new NamedType(Action.StandUp.class, "standUp"),
                new NamedType(Action.Treat.class, "treat"),
                new NamedType(Action.Test.class, "test"),
                new NamedType(Action.Oppose.class, "oppose"));
        module.registerSubtypes(
                new NamedType(Ruling.Modify.class, "modifier"),
                new NamedType(Ruling.Replace.class, "roll"),
                new NamedType(Ruling.Inflict.class, "wound"),
                new NamedType(Ruling.Heal.class, "heal"),
                new NamedType(Ruling.Change.class, "attribute"),
                new NamedType(Ruling.Load.class, "ammunition"),
                new NamedType(Ruling.Wake.class, "wake"),
                new NamedType(Ruling.Faint.class, "faint"),
                new NamedType(Ruling.Kill.class, "death"),
                new NamedType(Ruling.Revive.class, "revive"),
                new NamedType(Ruling.Stand.class, "posture"),
                new NamedType(Ruling.Put.class, "weapon"));
        return module;
    }

    /** An action or a ruling is written as it was declared: with its kind, and without what was not said. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private interface ByKind {}

    /** Without what was not said. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    private interface AsWritten {}

    /** Constants by their ids, as values and as keys. */
    private static final class NamesOfEnums extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
            for (int i = 0; i < constants.length; i++) {
                if (constants[i] instanceof Named named) {
                    names[i] = named.id();
                }
            }
            return names;
        }
    }
}
