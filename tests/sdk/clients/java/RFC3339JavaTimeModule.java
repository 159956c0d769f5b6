// Stands for a generated class that needs the library for dates.
package chouette;

public class RFC3339JavaTimeModule extends com.fasterxml.jackson.databind.module.SimpleModule {}
